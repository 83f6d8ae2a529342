/** Two buttons of one choice, as a browser showed them: the worst of both colour schemes and of 390 and 1280 pixels. */
export interface MeasuredChoice {
  where: string;
  accept: string;
  refuse: string;
  /** The area of the smaller button divided by that of the larger one. */
  sizeRatio: number;
  /** The lower contrast of text on its button divided by the higher one. */
  contrastRatio: number;
  /** Whether an answer was selected when it opened. */
  isPreselected: boolean;
  /** The sentences of the question. */
  question: string;
}

/** What was measured in a browser when the release was tested (docs/spec/self-audit.md#measured-with-the-release). */
export interface ReleaseMeasurements {
  choices: readonly MeasuredChoice[];
  /** For how many days a question stays away once it was answered. */
  dismissed: readonly { where: string; staysAwayDays: number }[];
  /** Presses from the link in a mail to having left the list, the link included. */
  stepsToLeave: number;
}

/**
 * The measurements of this release. `e2e/journeys/self-audit.spec.ts` measures the built shop and fails when it differs
 * from these figures, so that they are those of the release.
 */
export const RELEASE_MEASUREMENTS: ReleaseMeasurements = {
  choices: [
    {
      ...{ where: 'Extended warranty', accept: 'Add Protection', refuse: 'No Thanks' },
      ...{ sizeRatio: 1, contrastRatio: 1, isPreselected: false },
      question: 'Extend your warranty?',
    },
    {
      ...{ where: 'Google Analytics', accept: 'Yes, allow', refuse: 'No, thanks' },
      ...{ sizeRatio: 1, contrastRatio: 1, isPreselected: false },
      question: 'May we use Google Analytics?',
    },
  ],
  dismissed: [{ where: 'Google Analytics', staysAwayDays: 31 }],
  stepsToLeave: 2,
};
