import { useSearchParams } from 'react-router-dom';

/** Returns the PIN code of a new area that the address names as `create`, and a way to take it off. */
export function useNewPin() {
  const [search, setSearch] = useSearchParams();
  const pin = search.get('create') ?? '';
  return {
    pin: /^\d{6}$/.test(pin) ? pin : undefined,
    takeOff: () => {
      if (!search.has('create')) return;
      setSearch(
        (old) => {
          const next = new URLSearchParams(old);
          next.delete('create');
          return next;
        },
        { replace: true },
      );
    },
  };
}
