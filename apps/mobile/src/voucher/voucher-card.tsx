import { usedWords } from '@metade/booking-flow/used-words.ts';
import { voucherPhase } from '@metade/booking-flow/voucher-phase.ts';
import type { Voucher } from '@metade/contracts/orders.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { drawQr } from '@metade/ui/draw-qr.ts';
import * as Brightness from 'expo-brightness';
import { useKeepAwake } from 'expo-keep-awake';
import { router } from 'expo-router';
import CalendarPlus from 'lucide-react-native/icons/calendar-plus';
import ClockAlert from 'lucide-react-native/icons/clock-alert';
import ReceiptText from 'lucide-react-native/icons/receipt-text';
import Sun from 'lucide-react-native/icons/sun';
import TicketPercent from 'lucide-react-native/icons/ticket-percent';
import { useEffect, useMemo } from 'react';
import { Platform, useWindowDimensions, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useServerNow } from '../api/use-now';
import { useCalendar } from '../booking/use-calendar';
import { useLate } from '../late/late';
import { Banner, type Tone } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { Tile, TileProblem, Tiles } from '../parts/tile';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { WalletButtons } from './wallet-buttons';

/**
 * What a host reads, and what a diner may do with it. isFresh: as the server has it now. isOwn: of a booking of the account's. again:
 * asks for its state anew.
 */
export function VoucherCard({
  voucher,
  token,
  isFresh,
  isOwn,
  again,
}: {
  voucher: Voucher;
  token: string;
  isFresh: boolean;
  isOwn: boolean;
  again: () => void;
}) {
  const { colour } = useTheme();
  const { m, app, Date: dateWords } = useWords();
  const { order, state, restaurant } = voucher;
  const late = useLate(
    {
      order,
      token,
      state,
      late: voucher.late,
      startsAt: voucher.starts_at,
      until: voucher.tolerance_until,
      timeZone: restaurant.time_zone,
      country: null,
      phone: restaurant.phone,
    },
    isFresh,
    again,
  );
  const phase = voucherPhase(voucher, useServerNow(10_000));
  const { tone, text } = usePhase(voucher, phase);
  const usable = phase === 'open' || phase === 'late' || phase === 'opens';
  const tolerance = formatTime(voucher.tolerance_until, voucher.restaurant.time_zone);
  return (
    <>
      <View
        style={{
          borderRadius: radius.sheet,
          backgroundColor: colour.surface,
          padding: space.s4,
          gap: space.s3,
          borderWidth: 1,
          borderColor: colour.line,
        }}
      >
        <Banner tone={tone} title={text} />
        <T kind="title" role="heading" aria-level={1} style={{ textAlign: 'center' }}>
          {voucher.restaurant.company_name}
        </T>
        <T tone="ink2" style={{ textAlign: 'center' }}>
          {dateWords(voucher.date)}
        </T>
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'center',
            columnGap: space.s6,
          }}
        >
          <T kind="title" style={{ fontSize: 40, lineHeight: 46 }}>
            {voucher.time}
          </T>
          <T kind="heading">{m.voucher.tableFor(voucher.places)}</T>
        </View>
        {usable ? <Code voucher={voucher} /> : null}
        <T kind="small" tone="ink2" style={{ textAlign: 'center' }}>
          {m.voucher.inNameOf(voucher.name, tolerance)}
        </T>
      </View>
      {usable ? <Steps /> : null}
      {voucher.replaced_by ? (
        <Button kind="brand" onPress={() => router.replace(`/voucher/${voucher.replaced_by}`)}>
          {m.change.newVoucher}
        </Button>
      ) : null}
      {late.state}
      {late.sheet}
      <Tiles>
        {late.open ? (
          <Tile icon={ClockAlert} onPress={late.open}>
            {app.late.title}
          </Tile>
        ) : null}
        {phase === 'cancelled' || phase === 'no_show' || phase === 'replaced' ? null : (
          <Tile icon={ReceiptText} onPress={() => router.push(`/bill/${token}`)}>
            {m.bill.title}
          </Tile>
        )}
        {usable && isOwn ? <CalendarTile order={voucher.order} /> : null}
        {usable ? <WalletButtons token={token} /> : null}
        <Tile icon={TicketPercent} onPress={() => router.replace(`/booking/${voucher.order}`)}>
          {m.voucher.seeOrder(voucher.number)}
        </Tile>
      </Tiles>
      {voucher.claimable ? (
        <Button onPress={() => router.push(`/claim/${voucher.order}`)}>{m.trouble.claimLink}</Button>
      ) : null}
    </>
  );
}

function CalendarTile({ order }: { order: string }) {
  const { m } = useWords();
  const { add, said } = useCalendar(order);
  return (
    <>
      <Tile icon={CalendarPlus} onPress={add}>
        {m.orders.addToCalendar}
      </Tile>
      <TileProblem said={said} />
    </>
  );
}

/** The code on white, also in the dark: scanners read no other. The screen is bright and awake meanwhile. */
function Code({ voucher }: { voucher: Voucher }) {
  const { colour } = useTheme();
  const { m, app } = useWords();
  const { width } = useWindowDimensions();
  const qr = useMemo(() => drawQr(voucher.qr), [voucher.qr]);
  const code = `${voucher.code.slice(0, 3)} ${voucher.code.slice(3)}`;
  const side = Math.max(240, Math.min(280, width - 110));
  useKeepAwake();
  useFullBrightness();
  return (
    <View style={{ alignItems: 'center', gap: space.s2 }}>
      <View
        role="img"
        aria-label={m.voucher.qrLabel(code)}
        style={{ padding: space.s3, borderRadius: radius.chip, backgroundColor: '#ffffff' }}
      >
        <Svg width={side} height={side} viewBox={`0 0 ${qr.size} ${qr.size}`}>
          <Path d={qr.path} fill="#211815" />
        </Svg>
      </View>
      <T
        kind="title"
        aria-label={`${m.voucher.codeLabel} ${code}`}
        style={{ fontSize: 37, lineHeight: 44, letterSpacing: 2 }}
      >
        {code}
      </T>
      {Platform.OS === 'web' ? null : (
        <View style={{ flexDirection: 'row', gap: space.s2, alignItems: 'center' }}>
          <Sun color={colour.ink3} size={16} />
          <T kind="caption" tone="ink3">
            {app.screenBright}
          </T>
        </View>
      )}
    </View>
  );
}

/** What to do with it, in three steps; the one to begin with has its plate filled. */
function Steps() {
  const { colour } = useTheme();
  const { app } = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s3 }}>
      {app.steps.map((step, at) => (
        <View key={step} style={{ flexGrow: 1, flexBasis: 96, gap: space.s1 }}>
          <Svg width={36} height={18} viewBox="0 0 36 18">
            <Path d="M1.5 17a16.5 16.5 0 0 1 33 0Z" fill="none" stroke={colour.brandInk} strokeWidth={2} />
            <Path
              d="M8 17a10 10 0 0 1 20 0Z"
              fill={at === 0 ? colour.brandInk : 'none'}
              stroke={colour.brandInk}
              strokeWidth={2}
            />
          </Svg>
          <T kind="captionStrong">{step}</T>
        </View>
      ))}
    </View>
  );
}

function useFullBrightness(): void {
  useEffect(() => {
    if (Platform.OS === 'web') return;
    let before: number | null = null;
    void Brightness.getBrightnessAsync()
      .then(async (was) => {
        before = was;
        await Brightness.setBrightnessAsync(1);
      })
      .catch(() => null);
    return () => {
      if (before !== null) void Brightness.setBrightnessAsync(before).catch(() => null);
    };
  }, []);
}

function usePhase(voucher: Voucher, phase: ReturnType<typeof voucherPhase>): { tone: Tone; text: string } {
  const { m } = useWords();
  const zone = voucher.restaurant.time_zone;
  switch (phase) {
    case 'used': {
      if (voucher.used_at === null) return { tone: 'neutral', text: m.orders.states[voucher.state] };
      const used = { arrived_by: voucher.used_by, arrived_how: voucher.used_how };
      return { tone: 'neutral', text: usedWords(used, formatTime(voucher.used_at, zone), m.voucher) };
    }
    case 'replaced':
      return { tone: 'wait', text: m.change.voucherReplaced };
    case 'cancelled':
      return { tone: 'bad', text: m.voucher.cancelled };
    case 'no_show':
      return { tone: 'bad', text: m.voucher.noShow };
    case 'opens':
      return { tone: 'ok', text: m.voucher.opensAt(formatTime(voucher.opens_at, zone)) };
    case 'open':
      return { tone: 'ok', text: m.voucher.open };
    case 'late':
      return { tone: 'wait', text: m.voucher.late(formatTime(voucher.seat_anyway_until, zone)) };
    case 'over':
      return { tone: 'bad', text: m.voucher.over };
  }
}
