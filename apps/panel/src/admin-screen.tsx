import type { ComponentType } from 'react';
import { AdminShell } from './frame/desk-shell.tsx';
import { DeskScreen } from './desk/desk-screen.tsx';
import { WalkKeys } from './desk/walk-keys.tsx';
import { WalkBar, WalkProvider } from './desk/walk.tsx';
import { useRoute } from './shell/navigation.tsx';
import { placesOf, type ScreenOf } from './shell/places.ts';
import { useAdminRoles } from './session/admin-roles.tsx';
import { CardDisputesScreen } from './money/card-disputes-screen.tsx';
import { FailedRefundsScreen } from './money/failed-refunds-screen.tsx';
import { DifferencesScreen } from './money/differences-screen.tsx';
import { PayoutsScreen } from './money/payouts-screen.tsx';
import { CatalogueScreen } from './catalogue/catalogue-screen.tsx';
import { CouponsScreen } from './coupons/coupons-screen.tsx';
import { AdminsScreen } from './people/admins-screen.tsx';
import { RequestsScreen } from './people/requests-screen.tsx';
import { ContentScreen } from './content/content-screen.tsx';
import { ClaimsScreen } from './admin/claims-screen.tsx';
import { DisputesScreen } from './admin/disputes-screen.tsx';
import { FlaggedScreen } from './admin/flagged-screen.tsx';
import { LeadsScreen } from './leads/leads-screen.tsx';
import { LicencesScreen } from './licences/licences-screen.tsx';
import { LogScreen } from './admin/log-screen.tsx';
import { MailsScreen } from './admin/mails-screen.tsx';
import { OrdersDesk } from './admin/orders-desk.tsx';
import { ProposalsScreen } from './admin/proposals-screen.tsx';
import { RefundsScreen } from './admin/refunds-screen.tsx';
import { RegistrationsScreen } from './admin/registrations-screen.tsx';
import { RestaurantsDesk } from './admin/restaurants-desk.tsx';
import { UsersDesk } from './people/users-desk.tsx';
import { MarketsScreen } from './rules/markets-screen.tsx';
import { ProgramsScreen } from './connections/programs-screen.tsx';
import { RulesScreen } from './rules/rules-screen.tsx';

const screens: Record<ScreenOf<'admin'>, ComponentType> = {
  desk: DeskScreen,
  adminLeads: () => <LeadsScreen screen="adminLeads" />,
  licences: LicencesScreen,
  queue: RegistrationsScreen,
  proposals: ProposalsScreen,
  restaurants: RestaurantsDesk,
  users: UsersDesk,
  personRequests: RequestsScreen,
  admins: AdminsScreen,
  coupons: CouponsScreen,
  orders: OrdersDesk,
  refunds: RefundsScreen,
  cardDisputes: CardDisputesScreen,
  failedRefunds: FailedRefundsScreen,
  differences: DifferencesScreen,
  payouts: PayoutsScreen,
  disputes: DisputesScreen,
  claims: ClaimsScreen,
  flagged: FlaggedScreen,
  content: ContentScreen,
  catalogue: CatalogueScreen,
  rules: RulesScreen,
  markets: MarketsScreen,
  programs: ProgramsScreen,
  log: LogScreen,
  mails: MailsScreen,
};

/** An admin's screens; the first one when the address names none. */
export default function AdminScreen() {
  const { screen } = useRoute();
  const known = placesOf('admin', useAdminRoles()).map(([name]) => name as ScreenOf<'admin'>);
  const shown = known.find((name) => name === screen) ?? 'desk';
  const ScreenShown = screens[shown];
  return (
    <WalkProvider>
      <AdminShell screen={shown} over={<WalkBar />}>
        <ScreenShown />
        <WalkKeys />
      </AdminShell>
    </WalkProvider>
  );
}
