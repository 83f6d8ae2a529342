import type { Paise } from './money';

/** The words from 0 to 99, each irregular, as the Central Hindi Directorate writes most of them. */
const SMALL = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ ' +
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस ' +
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास ' +
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर ' +
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी ' +
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');
const SCALES = [
  [10_000_000, 'करोड़'],
  [100_000, 'लाख'],
  [1000, 'हज़ार'],
  [100, 'सौ'],
] as const;

/** Returns a whole number from 0 as India counts: crores, lakhs, thousands. */
function numberInWords(value: number): string {
  const scale = SCALES.find(([size]) => value >= size);
  if (!scale) return SMALL[value] ?? '';
  const [size, name] = scale;
  const rest = value % size;
  const words = `${numberInWords(Math.floor(value / size))} ${name}`;
  return rest > 0 ? `${words} ${numberInWords(rest)}` : words;
}

const counted = (value: number, one: string, other: string) =>
  `${numberInWords(value)} ${value === 1 ? one : other}`;

/**
 * Returns 'एक लाख चौबीस हज़ार नौ सौ नब्बे रुपये मात्र'; for amounts from 0 on
 * (docs/spec/invoices-and-tax.md#languages).
 */
export function amountInWordsInHindi(amount: Paise): string {
  const rupees = counted(Math.floor(amount / 100), 'रुपया', 'रुपये');
  const paisePart = amount % 100;
  return paisePart > 0 ? `${rupees} और ${counted(paisePart, 'पैसा', 'पैसे')} मात्र` : `${rupees} मात्र`;
}
