/** Returns the cell of a television's model number, with its SKU below; what it lacks is left out. */
export function codesOf({ modelNumber, sku }: { modelNumber: string; sku: string }): {
  text: string;
  below: string;
} {
  return modelNumber === '' ? { text: sku, below: '' } : { text: modelNumber, below: sku };
}
