import type { panel } from '@metade/i18n/pt/panel.ts';
import type { LucideIcon } from 'lucide-react';

/** What the navigation leads to: an icon with a word. */
export type Head = {
  label: (m: typeof panel) => string;
  icon: LucideIcon;
  bar?: true;
  /** Placed at the foot of the rail. */
  foot?: true;
};
