import { router } from 'expo-router';
import { maybeCompleteAuthSession } from 'expo-web-browser';
import { useEffect } from 'react';

// In a browser this is the page that was opened over the app: it hands over its address and closes.
maybeCompleteAuthSession();

/** A link back from a bank: the screen that opened its page goes on by itself. */
export default function Return() {
  useEffect(() => {
    if (router.canGoBack()) router.back();
    else router.replace('/');
  }, []);
  return null;
}
