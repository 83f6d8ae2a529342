import { useSearchParams } from 'react-router-dom';

/** The part of India that the report is of; nothing for all. */
export interface RefusedPinPart {
  /** The GST code of a State. */
  place?: string;
  district?: string;
  /** The first three digits of a PIN code. */
  area?: string;
}

/** Returns the part of India that the address names, and a way to take a filter off. */
export function useRefusedPinPart() {
  const [search, setSearch] = useSearchParams();
  const [place, district, area] = ['place', 'district', 'area'].map((name) => search.get(name) ?? '');
  const part: RefusedPinPart = {
    ...(place && { place }),
    ...(district && { district }),
    ...(area && /^\d{3}$/.test(area) && { area }),
  };
  const takeOff = (name: keyof RefusedPinPart) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete(name);
        return next;
      },
      { replace: true },
    );
  return { part, takeOff };
}
