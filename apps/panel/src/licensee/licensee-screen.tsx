import type { ComponentType } from 'react';
import { DeskShell } from '../frame/desk-shell.tsx';
import { useRoute } from '../shell/navigation.tsx';
import { placesOf, type ScreenOf } from '../shell/places.ts';
import { TerritoryScreen } from './territory-screen.tsx';

const screens: Record<ScreenOf<'licensee'>, ComponentType> = {
  territory: TerritoryScreen,
};

/** What a licensee works on; the territory where the address names nothing of theirs. */
export default function LicenseeScreen() {
  const { screen } = useRoute();
  const known = placesOf('licensee').map(([name]) => name as ScreenOf<'licensee'>);
  const shown = known.find((name) => name === screen) ?? 'territory';
  const ScreenShown = screens[shown];
  return (
    <DeskShell of="licensee" screen={shown}>
      <ScreenShown />
    </DeskShell>
  );
}
