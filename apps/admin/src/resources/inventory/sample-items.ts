/** A fictional inventory item. */
export interface SampleItem {
  sku: string;
  name: string;
  place: string;
  units: number;
  reorderAt: number;
}

/** Sample data, not connected to the server (docs/spec/back-office.md#inventory). */
export const SAMPLE_ITEMS: readonly SampleItem[] = [
  { sku: 'SAMPLE-24-HD', name: 'Sample 24 inch HD Ready', place: 'Aisle 1', units: 48, reorderAt: 20 },
  { sku: 'SAMPLE-32-HD', name: 'Sample 32 inch HD Ready', place: 'Aisle 1', units: 9, reorderAt: 20 },
  { sku: 'SAMPLE-32-FH', name: 'Sample 32 inch Full HD', place: 'Aisle 2', units: 31, reorderAt: 15 },
  { sku: 'SAMPLE-43-4K', name: 'Sample 43 inch 4K', place: 'Aisle 2', units: 0, reorderAt: 15 },
  { sku: 'SAMPLE-50-4K', name: 'Sample 50 inch 4K', place: 'Aisle 3', units: 22, reorderAt: 10 },
  { sku: 'SAMPLE-55-QL', name: 'Sample 55 inch QLED', place: 'Aisle 3', units: 4, reorderAt: 10 },
  { sku: 'SAMPLE-65-QL', name: 'Sample 65 inch QLED', place: 'Aisle 4', units: 12, reorderAt: 5 },
  { sku: 'SAMPLE-75-OL', name: 'Sample 75 inch OLED', place: 'Aisle 4', units: 3, reorderAt: 5 },
];

/** Returns the stock status of an item: none left, at or below the reorder level, or enough. */
export function sampleState({ units, reorderAt }: SampleItem): 'Out of Stock' | 'Low Stock' | 'In Stock' {
  if (units === 0) return 'Out of Stock';
  return units <= reorderAt ? 'Low Stock' : 'In Stock';
}
