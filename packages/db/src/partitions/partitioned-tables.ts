/** The tables with a partition for each month of `created_at` in India (docs/decisions/034-monthly-partitions.md). */
export const PARTITIONED_TABLES = ['analytics_events', 'web_vitals'] as const;

export type PartitionedTable = (typeof PARTITIONED_TABLES)[number];
