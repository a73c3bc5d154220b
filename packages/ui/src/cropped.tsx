type Size = { width: number; height: number };

/** The part of a picture inside a box of its pixels, as large as there is room; a bare ground until the picture is there. */
export function Cropped({
  picture,
  box,
  alt,
  className,
}: {
  picture: (Size & { src: string }) | null;
  box: (Size & { left: number; top: number }) | null;
  alt: string;
  /** Gives it the box's shape. */
  className: string;
}) {
  const percent = (part: number) => `${part * 100}%`;
  return (
    <div className={`relative w-full overflow-hidden rounded-3 bg-hover ${className}`}>
      {picture && box ? (
        <img
          src={picture.src}
          alt={alt}
          className="absolute max-w-none"
          style={{
            width: percent(picture.width / box.width),
            left: percent(-box.left / box.width),
            top: percent(-box.top / box.height),
          }}
        />
      ) : null}
    </div>
  );
}
