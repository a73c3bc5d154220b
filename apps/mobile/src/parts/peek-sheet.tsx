import { useFocusEffect } from 'expo-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  AccessibilityInfo,
  Animated,
  Easing,
  Modal,
  PanResponder,
  Platform,
  Pressable,
  ScrollView,
  useWindowDimensions,
  View,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { SheetHead } from './sheet-head';

const openMs = 360;
const ease = Easing.bezier(0.2, 0.8, 0.2, 1);
const tallest = 738;
const widest = 720;

/** At rest low or up; in between it follows the finger, or is on its way down. */
type Phase = 'low' | 'up' | 'dragged' | 'sinking';

/**
 * A sheet that never goes away: low with what is needed most, up with everything. Dragging snaps at the two heights, and the handle is
 * a button, too. more: what the handle shows.
 */
export function PeekSheet({
  title,
  more,
  low,
  foot,
  children,
}: {
  title: string;
  more: string;
  low: (raise: () => void) => ReactNode;
  /** Of the sheet that is up. */
  foot: ReactNode;
  children: ReactNode;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { top, bottom } = useSafeAreaInsets();
  const { height: window } = useWindowDimensions();
  const height = Math.min(tallest, window - top - space.s6);
  const [lowHeight, setLowHeight] = useState(276);
  const sunk = Math.max(0, height - lowHeight);
  const [phase, setPhase] = useState<Phase>('low');
  const { y, pan } = useDrag(sunk, phase, setPhase);
  // Nothing lies over another screen.
  useFocusEffect(useCallback(() => () => setPhase('low'), []));
  const along = (outputRange: number[]) =>
    y.interpolate({ inputRange: [0, Math.max(1, sunk)], outputRange, extrapolate: 'clamp' });
  const frame = {
    width: '100%',
    alignSelf: 'center',
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    borderTopWidth: 1,
    borderTopColor: colour.line,
    backgroundColor: colour.surface,
    boxShadow: '0 -6px 24px rgba(33, 24, 21, 0.12)',
  } as const;
  return (
    <>
      <View
        role="region"
        aria-label={title}
        onLayout={({ nativeEvent }) => setLowHeight(nativeEvent.layout.height)}
        style={[frame, { marginTop: -radius.sheet, paddingBottom: bottom + space.s3 }]}
      >
        <Handle label={more} expanded={false} pan={pan} onPress={() => setPhase('up')} />
        <View
          style={{ width: '100%', maxWidth: widest, alignSelf: 'center', paddingHorizontal: space.s4, gap: space.s3 }}
        >
          {low(() => setPhase('up'))}
        </View>
      </View>
      {phase === 'low' ? null : (
        <Modal transparent animationType="none" statusBarTranslucent onRequestClose={() => setPhase('sinking')}>
          <Animated.View
            style={{
              position: 'absolute',
              top: 0,
              right: 0,
              bottom: 0,
              left: 0,
              backgroundColor: colour.scrim,
              opacity: along([1, 0]),
            }}
          >
            <Pressable aria-hidden tabIndex={-1} style={{ flex: 1 }} onPress={() => setPhase('sinking')} />
          </Animated.View>
          <Animated.View
            style={[
              frame,
              {
                position: 'absolute',
                bottom: 0,
                height,
                transform: [{ translateY: along([0, sunk]) }],
              },
            ]}
          >
            <Handle label={m.site.close} expanded pan={pan} onPress={() => setPhase('sinking')} />
            <View role="main" style={{ flex: 1, width: '100%', maxWidth: widest, alignSelf: 'center' }}>
              <SheetHead title={title} onClose={() => setPhase('sinking')} />
              <ScrollView tabIndex={0} contentContainerStyle={{ paddingBottom: space.s4, gap: space.s4 }}>
                {children}
              </ScrollView>
              <View
                style={{
                  padding: space.s4,
                  paddingBottom: bottom + space.s3,
                  gap: space.s3,
                  borderTopWidth: 1,
                  borderTopColor: colour.line,
                }}
              >
                {foot}
              </View>
            </View>
          </Animated.View>
        </Modal>
      )}
    </>
  );
}

function Handle({
  label,
  expanded,
  pan,
  onPress,
}: {
  label: string;
  expanded: boolean;
  pan: ReturnType<typeof useDrag>['pan'];
  onPress: () => void;
}) {
  const { colour } = useTheme();
  return (
    <View {...pan.panHandlers} style={{ touchAction: 'none' } as object}>
      <Pressable
        role="button"
        aria-label={label}
        aria-expanded={expanded}
        onPress={onPress}
        style={{ height: 28, alignItems: 'center', justifyContent: 'center' }}
      >
        <View style={{ width: 44, height: 5, borderRadius: 5, backgroundColor: colour.line }} />
      </Pressable>
    </View>
  );
}

/** How far the sheet is down, in points: 0 up, sunk low. */
function useDrag(sunk: number, phase: Phase, setPhase: (phase: Phase) => void) {
  const [y] = useState(() => new Animated.Value(sunk));
  const duration = useReducedMotion() ? 0 : openMs;
  useEffect(() => {
    if (phase === 'dragged') return;
    if (phase === 'low') return y.setValue(sunk);
    const moving = Animated.timing(y, {
      toValue: phase === 'up' ? 0 : sunk,
      duration,
      easing: ease,
      useNativeDriver: Platform.OS !== 'web',
    });
    moving.start(({ finished }) => {
      if (finished && phase === 'sinking') setPhase('low');
    });
    return () => moving.stop();
  }, [phase, sunk, duration, y, setPhase]);
  const snap = (dy: number) => {
    y.flattenOffset();
    setPhase(dy > 0 ? 'sinking' : 'up');
  };
  const [pan] = useState(() =>
    PanResponder.create({
      onMoveShouldSetPanResponder: (_, { dy }) => Math.abs(dy) > 6,
      onPanResponderGrant: () => {
        setPhase('dragged');
        y.stopAnimation();
        y.extractOffset();
      },
      onPanResponderMove: (_, { dy }) => y.setValue(dy),
      onPanResponderRelease: (_, { dy }) => snap(dy),
      // In a browser, where what comes up takes the focus.
      onPanResponderTerminate: (_, { dy }) => snap(dy),
    }),
  );
  return { y, pan };
}

function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let current = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((is) => current && setReduced(is));
    return () => {
      current = false;
    };
  }, []);
  return reduced;
}
