import { INSTALLATION_PARTS } from '@aabha/contracts/installations/installations.values';
import type { FormErrors } from '../../data/form-errors';

type Error = string | FormErrors | undefined;

/** Returns the first message of a list of errors, which the contract has by index. */
const firstOf = (errors: unknown): Error =>
  Array.isArray(errors) ? (errors as Error[]).find((error) => error !== undefined) : (errors as Error);

/** Returns the errors of three places under the parts of the day. */
const byPart = (errors: unknown): FormErrors | undefined => {
  if (typeof errors === 'string') return { [INSTALLATION_PARTS[0]]: errors };
  if (!Array.isArray(errors)) return undefined;
  const entries = INSTALLATION_PARTS.map((part, index) => [part, (errors as Error[])[index]] as const);
  return Object.fromEntries(entries.filter(([, error]) => error !== undefined)) as FormErrors;
};

/** Returns the contract's errors of a zone as its form has the fields: areas in one text, places by part of the day. */
export function zoneErrors({ districts, pins, places, exceptions, ...others }: FormErrors): FormErrors {
  const rows = Array.isArray(exceptions)
    ? exceptions.map((row) => row && { ...row, ...byPart(row['places']) })
    : undefined;
  return {
    ...others,
    ...(districts && { districts: firstOf(districts) as string }),
    ...(pins && { pins: firstOf(pins) as string }),
    ...(Array.isArray(places) && { places: places.map(byPart) }),
    ...(exceptions && { exceptions: rows ?? exceptions }),
  };
}
