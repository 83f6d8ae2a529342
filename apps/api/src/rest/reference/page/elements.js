/** An element with its properties and children. Text is only ever set as text. */
export function element(tag, props = {}, ...children) {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...children);
  return made;
}

/** `code` and **strong** of one line of Markdown. */
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

/** Paragraphs and lists, which is as much Markdown as the description has. */
export function richText(markdown) {
  return markdown.split('\n\n').map((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- '))
      ? element('ul', {}, ...lines.map((line) => element('li', {}, ...inline(line.slice(2)))))
      : element('p', {}, ...inline(block));
  });
}
