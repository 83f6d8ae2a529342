import { Box, Button, Card } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { HomeArrangement } from '@aabha/contracts/home/home.staff.schema';
import { HOME_KIND_FACTS, HOME_PICKS_MAX } from '@aabha/contracts/home/home.values';
import { keyOf, moved, nameOf } from './home-sections';
import { SectionRow } from './SectionRow';
import { useSaveSections } from './use-arrangement';

const SectionDialog = lazy(() =>
  import('./SectionDialog').then((module) => ({ default: module.SectionDialog })),
);

const NEW = 'new';

/** Returns the ref of a list whose button that moved a section keeps the focus when the order has changed: rows that change places lose it. */
function useKeptFocus(order: string) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ key: string; by: -1 | 1 }>(undefined);
  useEffect(() => {
    if (!pressed.current) return;
    const { key, by } = pressed.current;
    pressed.current = undefined;
    const button = (way: number) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${key} ${way}"]:not(:disabled)`);
    (button(by) ?? button(-by))?.focus();
  }, [order]);
  return { list, pressed };
}

/** The sections in their order: move, show or hide, edit; those chosen by hand can be added and removed. */
export function SectionList({ home }: { home: HomeArrangement }) {
  const sections = home.draft ?? home.published;
  const save = useSaveSections(home);
  const [edited, setEdited] = useState<string>();
  const [said, setSaid] = useState('');
  const { list, pressed } = useKeptFocus(sections.map((section) => keyOf(sections, section)).join());
  const move = (index: number, by: -1 | 1) => {
    const section = sections[index];
    if (!section) return;
    const next = moved(sections, index, by);
    pressed.current = { key: keyOf(next, section), by };
    setSaid(`${nameOf(section)} is now number ${index + by + 1} of ${sections.length}.`);
    save.mutate(next);
  };
  const picks = sections.filter(({ kind }) => kind === 'picks').length;
  return (
    <>
      <Card component="ul" ref={list} aria-label="Sections" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sections.map((section, index) => (
          <SectionRow
            key={keyOf(sections, section)}
            id={keyOf(sections, section)}
            {...{ section, index, sections }}
            televisions={home.televisions}
            onMove={(by) => move(index, by)}
            onShow={(is_shown) => save.mutate(sections.with(index, { ...section, is_shown }))}
            onEdit={() => setEdited(keyOf(sections, section))}
            onRemove={() => save.mutate(sections.toSpliced(index, 1))}
          />
        ))}
      </Card>
      <Box>
        <Button disabled={picks >= HOME_PICKS_MAX} onClick={() => setEdited(NEW)}>
          Add a section {HOME_KIND_FACTS.picks.name.toLowerCase()}
        </Button>
      </Box>
      <Box role="status" className="visually-hidden" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {said}
      </Box>
      {/* Once what was moved is saved: a form on the state before would meet it as a change of somebody else. */}
      {edited !== undefined && !save.isPending && (
        <Suspense>
          <SectionDialog
            home={home}
            sectionKey={edited === NEW ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
