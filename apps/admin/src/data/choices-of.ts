/** Returns labels as the choices of a select; `values` selects some of them, in their order. */
export const choicesOf = <K extends string>(
  labels: Readonly<Record<K, string>>,
  values: readonly K[] = Object.keys(labels) as K[],
) => values.map((id) => ({ id, name: labels[id] }));
