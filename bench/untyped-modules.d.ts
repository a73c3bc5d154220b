// Plain JavaScript, because it must run on the Node that a machine may have.
declare module '*/ensure-builds.mjs' {
  export function ensureBuilt(app: 'web' | 'panel'): Promise<void>;
}

declare module '*/ensure-chromium.mjs' {
  /** The smaller of the two, for what needs no window. Answers its path. */
  export function ensureHeadlessShell(): Promise<string>;
  export function ensureChromium(): Promise<string | undefined>;
}

declare module '*/app-install.mjs' {
  /** The folder of apps/mobile. */
  export const app: string;
  export const appEnvironment: Record<string, string>;
  export function ensureAppInstalled(): Promise<void>;
}

declare module '*/app-bundles.mjs' {
  export const bytecodeMax: number;
  export const firstScreenMax: number;
  export function exportApp(platform: string, ...options: string[]): Promise<{ passed: number; failed: number }>;
  export function bytecodeSize(): Promise<number>;
  export function firstScreenSize(): number;
}

declare module '*/ensure-programs.mjs' {
  /** Package of Debian by program. */
  export function ensurePrograms(packages: Record<string, string>): Promise<void>;
}
