/** A figure of a report as a mail shows it, with that of as many days before. */
interface ReportFigure {
  label: string;
  text: string;
  before: string;
}

/** What a mail shows of a report besides its CSV file. */
export interface ReportSummary {
  figures: readonly ReportFigure[];
  /** What the first rows are of: 'Most sales by State'. */
  topTitle: string;
  /** The first rows, those with the most of the main figure. */
  top: readonly { label: string; text: string }[];
}
