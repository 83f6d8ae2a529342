/** A request to a receiver of webhooks. */
export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What came back; `error` says why there was no answer, or why it does not count. */
export interface WebhookAnswer {
  /** Of HTTP; null where there was no answer. */
  status: number | null;
  /** The first bytes of the answer as text. */
  answer: string;
  error: string | null;
}

/** Sends events to other programs. Never rejects. */
export interface WebhooksPort {
  send(request: WebhookRequest): Promise<WebhookAnswer>;
  /** Returns why nothing can be sent to this address, as far as its text says; undefined where something can. */
  refusalOf(url: string): string | undefined;
}
