import SearchIcon from '@mui/icons-material/Search';
import { Alert, Box, Button, Dialog, InputBase, LinearProgress, Typography } from '@mui/material';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OptionGroup, SearchOption } from './search-options';
import { SearchOptionRow } from './SearchOptionRow';
import { useOptionGroups } from './use-option-groups';
import type { PaletteView } from './use-palette';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface FoundProps {
  groups: readonly OptionGroup[];
  listId: string;
  typed: string;
  current: SearchOption | undefined;
  onPoint: (option: SearchOption) => void;
  onChoose: (option: SearchOption) => void;
}

function Found({ groups, listId, typed, current, onPoint, onChoose }: FoundProps) {
  return (
    <Box id={listId} role="listbox" aria-label="Results" sx={{ pb: 1 }}>
      {groups.map(({ label, options }) => (
        <div key={label} role="group" aria-label={label}>
          <Typography
            aria-hidden
            sx={{ px: 2.25, pt: 1.25, pb: 0.25, fontSize: 13, color: 'text.secondary' }}
          >
            {label}
          </Typography>
          {options.map((option) => (
            <SearchOptionRow
              key={option.id}
              option={option}
              typed={typed}
              isCurrent={option.id === current?.id}
              onPoint={() => onPoint(option)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      ))}
    </Box>
  );
}

/** The search above every screen: records of the shop, screens and acts (docs/spec/back-office.md#search). */
export function SearchDialog({
  onShow,
  onClose,
}: {
  onShow: (view: PaletteView) => void;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string>();
  const { groups, isSearching, error, retry, remember } = useOptionGroups(typed, onShow);
  const options = groups.flatMap((group) => group.options);
  const current = options.find(({ id }) => id === pointed) ?? options[0];
  const choose = (option: SearchOption) => {
    onClose();
    if (option.isRecord) remember(option);
    if (option.to !== undefined) void navigate(option.to);
    option.run?.();
  };
  useEffect(() => {
    if (pointed) document.getElementById(pointed)?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && current) {
      event.preventDefault();
      setPointed(options.at((options.indexOf(current) + step) % options.length)?.id);
    } else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(current);
    }
  };
  const isNothing = options.length === 0 && !isSearching && !error;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': 'Search', sx: { mt: { sm: '10vh' } } },
      }}
    >
      <InputBase
        autoFocus
        fullWidth
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPointed(undefined);
        }}
        onKeyDown={onKeyDown}
        placeholder="Order, phone, name, invoice, payment, screen"
        startAdornment={<SearchIcon sx={{ mr: 1, color: 'text.secondary' }} />}
        inputProps={{
          role: 'combobox',
          maxLength: 100,
          'aria-label': 'Search',
          'aria-expanded': options.length > 0,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': current?.id,
        }}
        sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box sx={{ height: 3 }}>
        {isSearching && <LinearProgress aria-label="Searching" sx={{ height: 3 }} />}
      </Box>
      <Box sx={{ overflowY: 'auto', minHeight: 120, maxHeight: '60vh' }}>
        {error && (
          <Alert
            severity="error"
            sx={{ m: 1.5 }}
            action={<Button onClick={() => void retry()}>Try again</Button>}
          >
            {error.message}
          </Alert>
        )}
        {isNothing && (
          <Typography role="status" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
            Nothing found for “{typed.trim()}”. Try an order number, a phone number or a whole name.
          </Typography>
        )}
        <Found
          {...{ groups, listId, typed, current }}
          onPoint={({ id }) => setPointed(id)}
          onChoose={choose}
        />
      </Box>
    </Dialog>
  );
}
