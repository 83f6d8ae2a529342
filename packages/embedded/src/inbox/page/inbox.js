const list = document.getElementById('list');
const to = document.getElementById('to');
const count = document.getElementById('count');
const article = document.getElementById('mail');
const POLL_MS = 2000;
let mails = [];
let open;
let seen = '';

const element = (tag, props = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...children);
  return made;
};

function row(mail) {
  const button = element(
    'button',
    { type: 'button', onclick: () => show(mail) },
    element('strong', { textContent: mail.subject || '(no subject)' }),
    element('span', { textContent: mail.to.map(({ address }) => address).join(', ') }),
    element('time', { dateTime: mail.time, textContent: new Date(mail.time).toLocaleString('en-IN') }),
  );
  if (mail.id === open) button.setAttribute('aria-current', 'true');
  return element('li', {}, button);
}

function draw() {
  const wanted = to.value.trim().toLowerCase();
  const shown = mails.filter((mail) => mail.to.some(({ address }) => address.toLowerCase().includes(wanted)));
  const key = shown.map(({ id }) => id).join() + open;
  if (key === seen) return;
  seen = key;
  const focused = list.contains(document.activeElement);
  list.replaceChildren(...shown.reverse().map(row));
  if (focused) list.querySelector('[aria-current]')?.focus();
  count.textContent = shown.length === 1 ? '1 email' : `${shown.length} emails`;
}

function show(mail) {
  open = mail.id;
  draw();
  const people = (entries) =>
    entries.map(({ address, name }) => (name ? `${name} <${address}>` : address)).join(', ');
  const files = mail.attachments.map(({ fileName, length }) =>
    element('a', {
      href: `/email/${mail.id}/attachment/${encodeURIComponent(fileName)}`,
      textContent: `${fileName} (${Math.ceil(length / 1024)} KB)`,
    }),
  );
  const frame = element('iframe', { title: 'The mail', src: `/email/${mail.id}/html` });
  frame.setAttribute('sandbox', 'allow-popups');
  article.replaceChildren(
    element('h2', { textContent: mail.subject }),
    element('p', { textContent: `From ${people(mail.from)} to ${people(mail.to)}` }),
    element('p', {}, ...files),
    mail.html ? frame : element('pre', { textContent: mail.text }),
    element(
      'details',
      {},
      element('summary', { textContent: 'As plain text' }),
      element('pre', { textContent: mail.text }),
    ),
  );
}

async function refresh() {
  try {
    mails = await (await fetch('/email')).json();
    draw();
  } catch {
    count.textContent = 'The inbox is not answering. Trying again…';
  }
  setTimeout(refresh, POLL_MS);
}

to.addEventListener('input', draw);
refresh();
