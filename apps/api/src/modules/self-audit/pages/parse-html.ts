import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Elements that do not begin a new line of text. */
const INLINE = new Set(
  'a abbr b bdi button cite code data em i label mark q s small span strong sub sup time'.split(' '),
);
const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);

const isElement = (node: Node): node is HtmlElement => 'tagName' in node;
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** Returns the value of an attribute, empty where it has none; undefined where the element does not have it. */
export const attribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** Returns the elements below a node, in the order of the document, without those below one that `isSkipped`. */
export function elementsBelow(
  node: Node,
  isSkipped: (element: HtmlElement) => boolean = () => false,
): HtmlElement[] {
  return childrenOf(node).flatMap((child) => {
    if (!isElement(child) || isSkipped(child)) return [];
    return [child, ...elementsBelow(child, isSkipped)];
  });
}

function rawText(node: Node, isSkipped: (element: HtmlElement) => boolean): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (isElement(node) && (WITHOUT_TEXT.has(node.tagName) || isSkipped(node))) return '';
  const text = childrenOf(node)
    .map((child) => rawText(child, isSkipped))
    .join('');
  return isElement(node) && !INLINE.has(node.tagName) ? `\n${text}\n` : text;
}

/** Returns the text of a node, a line for each block, without that of elements that `isSkipped`. */
export function textOf(node: Node, isSkipped: (element: HtmlElement) => boolean = () => false): string {
  return rawText(node, isSkipped)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Returns the document of a page. */
export const parseHtml = (html: string): Node => parse(html);
