import { Confirm } from 'react-admin';

/** Asks before unsaved input is discarded. */
export function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  return (
    <Confirm
      isOpen
      title="Discard what you typed?"
      content="It has not been saved."
      cancel="Keep editing"
      confirm="Discard"
      confirmColor="warning"
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  );
}
