import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of elements in it. */
  text: string;
  /** Its place among all elements of the page. */
  position: number;
  /** Tags from the root to its parent. */
  path: readonly string[];
  children: readonly PageElement[];
}

const { isElementNode, isTextNode } = defaultTreeAdapter;

/** Parses a page as browsers do, with scripting. */
export function parsePage(html: string) {
  const document = parse(html);
  const elements: PageElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Element, path: readonly string[]): PageElement => {
    const children: PageElement[] = [];
    const element = {
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: node.childNodes.map((child) => (isTextNode(child) ? child.value : '')).join(''),
      position: elements.length,
      path,
      children,
    };
    elements.push(element);
    for (const child of node.childNodes)
      if (isElementNode(child)) children.push(visit(child, [...path, node.tagName]));
    return element;
  };
  document.childNodes.filter((node) => isElementNode(node)).forEach((root) => visit(root, []));

  /** Returns the elements with a tag and with these attributes, in the order of the page. */
  const all = (tag: string, attributes: Readonly<Record<string, string>> = {}) =>
    elements.filter(
      (element) =>
        element.tag === tag &&
        Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
    );
  return {
    elements,
    /** Whether the doctype is one, so that browsers follow the standard. */
    isStandard: document.mode === 'no-quirks',
    all,
    /** Returns the contents of the metadata with a name or property. */
    contents: (name: string) =>
      [...all('meta', { name }), ...all('meta', { property: name })].map(
        ({ attributes }) => attributes.content,
      ),
  };
}
