/** A line of a shipment that is being packed. */
interface PackingLine {
  position: number;
  modelNumber: string;
  /** The shop's own code; empty for none. */
  sku: string;
  quantity: number;
  /** The serial numbers scanned so far. */
  serials: readonly string[];
}

/** Returns a code as it is compared and stored: upper case, without spaces. */
export const normalizedCode = (code: string): string => code.replaceAll(/\s/g, '').toUpperCase();

/** A model number as the beginning of a serial number has at least so many characters. */
const MODEL_MIN = 5;

/** What a scanned code is. */
export type Scan =
  | { kind: 'model' | 'serial'; position: number }
  | { kind: 'wrong-model'; modelNumber: string }
  | { kind: 'enough' | 'repeated' | 'model-first' };

const isFull = ({ quantity, serials }: PackingLine) => serials.length >= quantity;

/** Returns the longest model number that a code is or begins with. */
function modelOf(code: string, modelNumbers: readonly string[]): string | undefined {
  return modelNumbers
    .map(normalizedCode)
    .filter((model) => model === code || (model.length >= MODEL_MIN && code.startsWith(model)))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** The line that a serial without a model number belongs to: the chosen one, else the only one that is left. */
function lineOfSerial(lines: readonly PackingLine[], chosen: number | undefined): PackingLine | undefined {
  const open = lines.filter((line) => !isFull(line));
  const own = open.find(({ position }) => position === chosen);
  return own ?? (open.length === 1 ? open[0] : undefined);
}

/**
 * Returns what a scanned code is: the model number or SKU of a carton, which chooses its line, or a serial number. One that is or
 * begins with the model number of a television that is not in the shipment is refused
 * (docs/spec/shipments.md#scanning).
 */
export function readScan(
  scanned: string,
  {
    lines,
    models,
    chosen,
  }: { lines: readonly PackingLine[]; models: readonly string[]; chosen?: number | undefined },
): Scan {
  const code = normalizedCode(scanned);
  if (lines.some(({ serials }) => serials.includes(code))) return { kind: 'repeated' };
  const ofSku = lines.filter(({ sku }) => sku !== '' && normalizedCode(sku) === code);
  const chosenBySku = ofSku.find((line) => !isFull(line));
  if (chosenBySku) return { kind: 'model', position: chosenBySku.position };
  if (ofSku.length > 0) return { kind: 'enough' };
  const model = modelOf(code, [...models, ...lines.map(({ modelNumber }) => modelNumber)]);
  const isOfModel = ({ modelNumber }: PackingLine) => normalizedCode(modelNumber) === model;
  const named = model === undefined ? [] : lines.filter(isOfModel);
  if (model !== undefined && named.length === 0) return { kind: 'wrong-model', modelNumber: model };
  const open = named.find((line) => !isFull(line));
  if (named.length > 0 && !open) return { kind: 'enough' };
  if (open) return { kind: model === code ? 'model' : 'serial', position: open.position };
  if (lines.every(isFull)) return { kind: 'enough' };
  const line = lineOfSerial(lines, chosen);
  return line ? { kind: 'serial', position: line.position } : { kind: 'model-first' };
}
