import type { ReactNode } from 'react';
import { useAdminRoles } from '../session/admin-roles.tsx';
import { placesOf, type Screen } from '../shell/places.ts';
import { mayLeave } from '../shell/unsaved.ts';
import { Frame } from './frame.tsx';

/** The frame of the marketplace's admins and of its licensees. */
export function DeskShell({
  of,
  screen,
  over,
  children,
}: {
  of: 'admin' | 'licensee';
  screen: Screen;
  /** Above what the screen shows. */
  over?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Frame screen={screen} known={placesOf(of, useAdminRoles())} mayLogOut={mayLeave}>
      {over}
      <div className="mx-auto max-w-[84rem] px-4 pt-5 pb-10 rail:px-7">{children}</div>
    </Frame>
  );
}
