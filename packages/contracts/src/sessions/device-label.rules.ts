type Known = readonly (readonly [pattern: RegExp, name: string])[];

/* The first match counts: Edge and Opera name Chrome, and Chrome names Safari. */
const BROWSERS: Known = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: Known = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (known: Known, agent: string) => known.find(([pattern]) => pattern.test(agent))?.[1];

/** Returns browser and system of a `User-Agent` without versions, empty where neither is known. */
export function deviceLabel(agent: string): string {
  const browser = nameIn(BROWSERS, agent);
  const system = nameIn(SYSTEMS, agent);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}
