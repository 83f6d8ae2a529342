/** Lists without saved views, each with the reason. */
export const WITHOUT_VIEWS: Readonly<Record<string, string>> = {
  'wholesale-products': 'a step of adding a wholesale product, not a list that staff come back to',
  webhooks: 'is a few rows of settings',
  'dispatch-centers': 'is a few rows of settings',
  lanes: 'is a table of settings, not a list that staff work through',
  'center-days': 'is a table of settings, not a list that staff work through',
  'mail-templates': 'is the same in every shop, and changes with a release',
  'report-schedules': 'is a few rows of settings',
  'unknown-specifications': 'is empty once it is worked off',
  'tax-rates': 'has no filters',
  'eway-bill-limits': 'has no filters',
  'self-audit': 'has no filters',
  staff: 'has no filters',
};
/** Lists without a choice of columns. */
export const WITHOUT_COLUMNS: Readonly<Record<string, string>> = {
  allproduct: 'opens as cards; its table has the choice',
  'return-requests': 'shows cards',
  'wholesale-bulk-orders': 'shows cards',
  'news-updates': 'shows cards',
  pictures: 'shows cards',
};
/** Lists without a CSV file. */
export const WITHOUT_CSV: Readonly<Record<string, string>> = {
  'wholesale-products': 'is no list of its own',
  'price-schedule': 'ends in the price history, which has it',
  'price-approvals': 'ends in the price history, which has it',
  imports: 'is about files, which staff have',
  dispatch: 'is worked off on paper: pick list, packing slips, labels',
  wholesale: 'is part of the CSV file of all televisions',
  'e-invoices': 'goes to the portal as JSON, and to the books with the invoices',
  'saved-replies': 'holds texts with lines',
  'news-updates': 'holds articles with pictures',
  customers: 'holds personal data of everybody; orders and invoices have what accounts need',
  'privacy-requests': 'holds personal data; a request is answered one by one',
  breaches: 'goes to the Board as letters',
  failures: 'is empty once it is worked off',
  webhooks: 'is a few rows of settings; its deliveries have a file',
  'mail-templates': 'is the same in every shop, and changes with a release',
  'report-schedules': 'is a few rows of settings; the reports have files',
  'unknown-specifications': 'is empty once it is worked off',
  jobs: 'has a file for each job',
  'tax-rates': 'is a few rows of settings',
  'eway-bill-limits': 'is a few rows of settings',
  'dispatch-centers': 'is a few rows of settings',
  'self-audit': 'is downloaded as PDF, one by one',
  staff: 'is a few rows of settings',
};
