interface PlainPage {
  /** Tag of the language. */
  lang: string;
  title: string;
  text: string;
  /** Of the link that asks for the same address again. */
  tryAgain: string;
}

/** Returns a page that needs no script, no file and no API, in the colours that the browser prefers. */
export const plainPage = ({ lang, title, text, tryAgain }: PlainPage): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 32rem; padding: 24px; text-align: center; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 12px; }
p { margin: 0 0 24px; }
a { display: inline-block; padding: 12px 24px; border: 2px solid; border-radius: 8px; color: inherit; font-weight: 600; text-decoration: none; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${tryAgain}</a>
</main>
</body>
</html>
`;
