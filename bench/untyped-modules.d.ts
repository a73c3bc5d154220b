// Plain JavaScript, because it must run on the Node that a machine may have.
declare module '*/ensure-builds.mjs' {
  export function ensureBuilt(app: 'web' | 'panel'): Promise<void>;
}

declare module '*/ensure-chromium.mjs' {
  export function ensureChromium(): Promise<string | undefined>;
}
