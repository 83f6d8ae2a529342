const USUAL_MS = 30_000;
/** For the returns of a month, which read all its documents: a million take some 20 seconds on two idle cores. */
const RETURN_MS = 300_000;

const isOfReturn = (path: string) => {
  const [, transport, procedures = ''] = /^\/(trpc|api\/v1)\/([^?]*)/.exec(path) ?? [];
  return transport === 'trpc'
    ? procedures.split(',').some((procedure) => procedure.startsWith('gstReturns.'))
    : procedures.startsWith('gst/gstr1/');
};

/** Returns within how many milliseconds the API must begin its response to a call, and send each next part of it. */
export const responseWithinMs = (path: string): number => (isOfReturn(path) ? RETURN_MS : USUAL_MS);
