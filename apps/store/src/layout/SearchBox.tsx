import { useEffect, useState, type KeyboardEvent } from 'react';
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARACTERS } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/search-box';
import { Spinner } from '@aabha/ui/components/Spinner';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSuggestions } from '../features/products/search/use-suggestions';
import { notify } from '../lib/notify';
import classes from './SearchBox.module.css';
import { SearchOptions } from './SearchOptions';

const LIST_ID = 'search-suggestions';

interface SearchBoxProps {
  /** Called when a suggestion or the whole search was followed. */
  onDone: () => void;
  onCancel: () => void;
}

/** Search with suggestions: arrow keys select, Enter follows; without a selection it lists all matches. */
export function SearchBox({ onDone, onCancel }: SearchBoxProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [searchText] = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE_MS);
  const enough = searchText.length >= SEARCH_MIN_CHARACTERS && text.trim().length >= SEARCH_MIN_CHARACTERS;
  const { products, isFetching, error } = useSuggestions(searchText, enough);

  useEffect(() => {
    if (!error) return;
    console.error(error);
    notify('error', texts.searchFailed, 'search');
  }, [error]);

  const follow = () => {
    const selected = products[active];
    if (selected) void navigate({ to: '/television/$id', params: { id: selected._id } });
    else if (text.trim()) void navigate({ to: '/televisions', search: { q: text.trim() } });
    else return;
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onCancel();
    if (event.key === 'Enter') return follow();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || products.length === 0) return;
    event.preventDefault();
    // One position more than there are suggestions: none selected, -1.
    const positions = products.length + 1;
    setActive(((active + 1 + step + positions) % positions) - 1);
  };

  return (
    <div className={classes.box} role="search">
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.7} aria-hidden />
        <input
          className={classes.input}
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={texts.searchTelevisions}
          aria-expanded={products.length > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${LIST_ID}-${active}` : undefined}
          placeholder={texts.searchExample}
          autoComplete="off"
          autoFocus
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        {isFetching && <Spinner label={texts.searching} />}
      </div>
      <SearchOptions
        listId={LIST_ID}
        text={searchText}
        products={products}
        active={active}
        empty={enough && !isFetching && !error && products.length === 0}
        onFollow={onDone}
      />
    </div>
  );
}
