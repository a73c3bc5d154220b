import { keepText } from '@metade/booking-flow/ports.ts';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useColorScheme } from 'react-native';
import { deviceStorage } from '../storage/device-storage';
import { type Colours, colours } from './tokens';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

type Theme = { colour: Colours; isDark: boolean; appearance: Appearance; setAppearance: (next: Appearance) => void };

const ThemeContext = createContext<Theme | null>(null);
const name = 'appearance';

/** Colours of the appearance that was chosen, or of the system's. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const system = useColorScheme();
  const [appearance, setChosen] = useState(
    () => appearances.find((one) => one === deviceStorage.read(name)) ?? 'system',
  );
  const setAppearance = useCallback((next: Appearance) => {
    setChosen(next);
    keepText(deviceStorage, name, next);
  }, []);
  const isDark = (appearance === 'system' ? system : appearance) === 'dark';
  const theme = useMemo(
    () => ({ colour: isDark ? colours.dark : colours.light, isDark, appearance, setAppearance }),
    [isDark, appearance, setAppearance],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme outside of ThemeProvider');
  return theme;
}

/** Distances and corners in points, as in packages/ui/src/tokens.css. */
export const space = { s1: 4, s2: 8, s3: 12, s4: 16, s5: 20, s6: 24, s8: 32 } as const;
export const radius = { tag: 6, chip: 10, card: 14, sheet: 20, pill: 999 } as const;
/** Under what floats over others. */
export const lifted = '0 2px 12px rgba(33, 24, 21, 0.16)';
/** The smallest thing that a finger must hit. */
export const tap = 44;

/** Families as app/_layout.tsx loads them. */
export const font = { display: 'display', text: 'text', semibold: 'semibold' } as const;
