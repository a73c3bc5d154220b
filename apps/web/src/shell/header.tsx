import { Logo } from '@metade/ui/logo.tsx';
import { ChevronDown, Gift, Heart, LogOut, MapPin, Menu, Store, Ticket, UserRound } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { PageLink } from './page-link.tsx';
import { useRootData } from './root-data.ts';
import { forgetDevice } from '../device/forget-device.ts';
import { useWords } from '../words/words.tsx';
import { useCityPicker } from './city-picker.tsx';

/** Full from 1254 px; from 768 the links fold into a menu; below, the bottom bar carries them. */
export function Header({ kind = 'solid', middle }: { kind?: 'solid' | 'transparent' | 'simple'; middle?: ReactNode }) {
  const { m } = useWords();
  const { user } = useRootData();
  const over = kind === 'transparent';
  return (
    <header
      data-bar={middle ? 'header' : undefined}
      className={`no-print z-20 ${over ? 'absolute inset-x-0 top-0' : 'relative bg-page'} ${middle ? 'border-b border-line md:sticky md:top-0' : ''}`}
    >
      <nav
        aria-label={m.site.mainNavigation}
        className={`${middle ? 'w-full px-4 md:px-7' : 'page-width'} flex min-h-16 items-center gap-2 md:min-h-[4.75rem] md:gap-3`}
      >
        <PageLink to="/" className="mr-2 shrink-0 py-2 text-brand-ink">
          <Logo label={m.site.name} className="w-[7.75rem]" />
        </PageLink>
        {middle ?? (kind === 'simple' ? null : <CityButton />)}
        {middle || kind === 'simple' ? null : (
          <div className="hidden xl:flex">
            <HeaderLink to="/#howitworks">{m.site.howItWorks}</HeaderLink>
            <HeaderLink to="/contact">{m.site.contact}</HeaderLink>
            {over ? <ReservationsLink /> : null}
          </div>
        )}
        <div className={`ml-auto hidden items-center xl:flex ${over ? 'text-on-brand' : ''}`}>
          <HeaderLink to="/restaurant/pre-register">{m.site.registerRestaurant}</HeaderLink>
          {over ? null : <ReservationsLink />}
          {user ? (
            <AccountMenu />
          ) : (
            <HeaderLink to="/sigin">
              <UserRound aria-hidden="true" className="size-5" strokeWidth={1.9} />
              {m.site.signIn}
            </HeaderLink>
          )}
        </div>
        <div className={`ml-auto hidden md:block xl:hidden ${over ? 'lg:text-on-brand' : ''}`}>
          <CollapsedMenu />
        </div>
      </nav>
    </header>
  );
}

function CityButton() {
  const { m } = useWords();
  const { city, held } = useRootData();
  const open = useCityPicker();
  // While a table is held, no city needs to be chosen.
  if (held && !city) return null;
  return (
    <button
      type="button"
      onClick={open}
      className="flex min-h-11 items-center gap-1.5 rounded-2 px-3 text-left text-sm font-medium hover:bg-hover max-[22rem]:px-1"
    >
      <MapPin aria-hidden="true" className="size-[1.125rem] max-[22rem]:hidden" />
      {city?.name ?? m.site.chooseCity}
      <ChevronDown aria-hidden="true" className="size-4" />
    </button>
  );
}

function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  const anchor = to.startsWith('/#');
  return (
    <PageLink
      to={to}
      keepScroll={anchor}
      className="flex min-h-11 items-center gap-2 rounded-2 px-3 text-sm font-medium underline-offset-4 hover:underline"
    >
      {children}
    </PageLink>
  );
}

function ReservationsLink() {
  const { m } = useWords();
  return (
    <HeaderLink to="/reserve">
      <Ticket aria-hidden="true" className="size-5" strokeWidth={1.9} />
      {m.site.myReservations}
    </HeaderLink>
  );
}

function AccountMenu() {
  const { user } = useRootData();
  const { m } = useWords();
  return (
    <Folded
      label={`${user?.initials} ${m.site.account}`}
      summary={
        <span className="grid size-11 place-items-center rounded-pill bg-brand-soft text-sm font-bold text-brand-soft-ink">
          {user?.initials}
        </span>
      }
    >
      <MenuLink to="/profile/edit">
        <UserRound aria-hidden="true" className="size-5" />
        {m.site.profile}
      </MenuLink>
      <MenuLink to="/profile/tickets">
        <Gift aria-hidden="true" className="size-5" />
        {m.rewards.menu}
      </MenuLink>
      <MenuLink to="/wishlist">
        <Heart aria-hidden="true" className="size-5" />
        {m.site.saved}
      </MenuLink>
      <LogoutButton />
    </Folded>
  );
}

function CollapsedMenu() {
  const { m } = useWords();
  const { user } = useRootData();
  return (
    <Folded
      label={m.site.menu}
      summary={
        <span className="flex min-h-11 items-center gap-2 rounded-2 px-3 text-sm font-semibold">
          <Menu aria-hidden="true" className="size-5" />
          {m.site.menu}
        </span>
      }
    >
      <MenuLink to="/#howitworks">{m.site.howItWorks}</MenuLink>
      <MenuLink to="/contact">{m.site.contact}</MenuLink>
      <MenuLink to="/reserve">
        <Ticket aria-hidden="true" className="size-5" />
        {m.site.myReservations}
      </MenuLink>
      <MenuLink to="/wishlist">
        <Heart aria-hidden="true" className="size-5" />
        {m.site.saved}
      </MenuLink>
      <MenuLink to="/restaurant/pre-register">
        <Store aria-hidden="true" className="size-5" />
        {m.site.registerRestaurant}
      </MenuLink>
      {user ? (
        <>
          <MenuLink to="/profile/edit">
            <UserRound aria-hidden="true" className="size-5" />
            {m.site.profile}
          </MenuLink>
          <MenuLink to="/profile/tickets">
            <Gift aria-hidden="true" className="size-5" />
            {m.rewards.menu}
          </MenuLink>
          <LogoutButton />
        </>
      ) : (
        <MenuLink to="/sigin">
          <UserRound aria-hidden="true" className="size-5" />
          {m.site.signIn}
        </MenuLink>
      )}
    </Folded>
  );
}

/** A disclosure that closes on blur, Escape and navigation; without JavaScript a plain details element. */
function Folded({ label, summary, children }: { label: string; summary: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [key]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a disclosure may be closed by Escape
    <details
      ref={ref}
      className="group relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
      }}
    >
      <summary aria-label={label} className="rounded-2">
        {summary}
      </summary>
      <div className="absolute right-0 z-30 mt-2 flex w-64 flex-col rounded-3 border border-line bg-raised p-2 text-ink shadow-2">
        {children}
      </div>
    </details>
  );
}

function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink
      to={to}
      keepScroll={to.startsWith('/#')}
      className="flex min-h-11 items-center gap-3 rounded-2 px-3 text-sm font-medium hover:bg-hover"
    >
      {children}
    </PageLink>
  );
}

function LogoutButton() {
  const { m } = useWords();
  return (
    <Form method="post" action="/logout" reloadDocument onSubmit={forgetDevice}>
      <button className="flex min-h-11 w-full items-center gap-3 rounded-2 px-3 text-sm font-medium hover:bg-hover">
        <LogOut aria-hidden="true" className="size-5" />
        {m.site.logout}
      </button>
    </Form>
  );
}
