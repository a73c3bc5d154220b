// The part of autocannon that the benches use; the package carries no types of its own.
declare module 'autocannon' {
  export type Request = {
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  };
  export type Result = {
    duration: number;
    errors: number;
    timeouts: number;
    requests: { total: number };
    latency: { p50: number; p99: number };
    statusCodeStats: Record<string, { count: number }>;
  };
  export default function autocannon(options: {
    url: string;
    connections: number;
    timeout: number;
    duration?: number;
    amount?: number;
    requests: Request[];
  }): Promise<Result>;
}

// Plain JavaScript, because it must run on the Node that a machine may have.
declare module '*/ensure-builds.mjs' {
  export function ensureBuilt(app: 'web' | 'panel'): Promise<void>;
}

declare module '*/ensure-chromium.mjs' {
  export function ensureChromium(): Promise<string | undefined>;
}
