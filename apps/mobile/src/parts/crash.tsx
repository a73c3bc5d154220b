import { Component, type ReactNode } from 'react';
import { View } from 'react-native';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { Button, Empty } from './button';

/** What shows a screen that failed instead of nothing; pressing tries it again. What the device keeps is untouched. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Crashed onAgain={() => this.setState({ failed: false })} />;
  }
}

function Crashed({ onAgain }: { onAgain: () => void }) {
  const { colour } = useTheme();
  const { m, app } = useWords();
  return (
    <View role="alert" style={{ flex: 1, justifyContent: 'center', backgroundColor: colour.page }}>
      <Empty title={app.crashed}>
        <Button kind="brand" onPress={onAgain}>
          {m.site.tryAgain}
        </Button>
      </Empty>
    </View>
  );
}
