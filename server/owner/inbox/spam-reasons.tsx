/** Why a submission looks like spam. */

export function SpamReasons({ reasons, isSpam }: { reasons: readonly string[]; isSpam: boolean }) {
  if (reasons.length === 0) return null;
  return (
    <div className="note spam-reasons">
      <p>{isSpam ? 'This was filed as spam, and sent to nobody:' : 'This looks a little like spam:'}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
