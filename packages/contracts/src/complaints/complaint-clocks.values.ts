/** How a clock of a complaint stands. `met` and `missed` are final until the complaint is reopened. */
export const CLOCK_STATES = ['running', 'due_soon', 'overdue', 'met', 'missed'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];
