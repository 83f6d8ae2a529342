import { METHODS, type Method } from './entities';

/** What a shop may say of the checkout with `config.display`, as far as the sandbox follows it. */
interface Display {
  hide?: { method?: string; flows?: string[] }[];
  sequence?: string[];
}

function parse(text: string): Display {
  try {
    const display = JSON.parse(text) as Display | null;
    return display ?? {};
  } catch {
    return {};
  }
}

/** Returns the methods that the checkout offers, in order, and whether the shop hides the field for a UPI id. */
export function readDisplay(text: string): { methods: Method[]; hidesCollect: boolean } {
  const { hide = [], sequence = [] } = parse(text);
  const hidden = hide.filter(({ flows }) => flows === undefined).map(({ method }) => method);
  const place = (method: Method) => (sequence.includes(method) ? sequence.indexOf(method) : METHODS.length);
  return {
    methods: METHODS.filter((method) => !hidden.includes(method)).sort((a, b) => place(a) - place(b)),
    hidesCollect: hide.some(({ method, flows }) => method === 'upi' && flows?.includes('collect')),
  };
}
