/** Where a browser sends its spans (without /v1/traces), and the part of its visits that are traced, 0–1. */
export interface BrowserTraces {
  url: string;
  ratio: number;
}
