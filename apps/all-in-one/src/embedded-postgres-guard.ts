/** Name under which the guard shows in the process list; `clearPreviousServer` recognises a live owner by it. */
export const GUARD_NAME = 'metade-postgres-guard';

/**
 * Runs "$@" (postgres) and asks it for a fast shutdown (SIGINT) when standard input ends. The owner holds the other end
 * of that pipe, which the system closes even on kill -9. A shell and not Node: 1 MB, and it starts in a millisecond.
 */
export const GUARD_SCRIPT = `
exec 9<&0 </dev/null
"$@" 9<&- &
server=$!
( read -r line; kill -INT $server ) <&9 9<&- 2>/dev/null &
watcher=$!
exec 9<&-
wait $server
code=$?
kill $watcher 2>/dev/null
exit $code
`;
