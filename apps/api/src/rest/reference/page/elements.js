/** Returns an element with its properties and children. Text is never parsed as HTML. */
export function element(tag, props = {}, ...children) {
  const created = Object.assign(document.createElement(tag), props);
  created.append(...children);
  return created;
}

/** Returns a line of Markdown with its `code` and **strong** parts as elements. */
export function inline(line) {
  return line
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('`')) return element('code', { textContent: part.slice(1, -1) });
      if (part.startsWith('**')) return element('strong', { textContent: part.slice(2, -2) });
      return part;
    });
}

/** Returns Markdown as elements: paragraphs and lists, which is all that the document's description uses. */
export function richText(markdown) {
  return markdown.split('\n\n').map((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- '))
      ? element('ul', {}, ...lines.map((line) => element('li', {}, ...inline(line.slice(2)))))
      : element('p', {}, ...inline(block));
  });
}
