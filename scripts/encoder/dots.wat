;; Sums of products of whole numbers, sixteen at a time: for each of `rows` rows of weights (8 bits) and each of `count` lines
;; of numbers (16 bits), both of `length` numbers (a multiple of 16), one sum of 32 bits at out[line][row].
(module
  (memory (export "memory") 1)
  (func (export "dots")
    (param $lines i32) (param $count i32) (param $weights i32) (param $rows i32) (param $length i32) (param $out i32)
    (local $row i32) (local $line i32) (local $at i32) (local $w i32) (local $x i32)
    (local $sum v128) (local $eight v128)
    (loop $rowsLoop
      (local.set $line (i32.const 0))
      (loop $linesLoop
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $w (i32.add (local.get $weights) (i32.mul (local.get $row) (local.get $length))))
        (local.set $x (i32.add (local.get $lines) (i32.shl (i32.mul (local.get $line) (local.get $length)) (i32.const 1))))
        (local.set $at (i32.const 0))
        (loop $numbers
          (local.set $eight (v128.load (local.get $w)))
          (local.set $sum (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $eight)) (v128.load (local.get $x)))))
          (local.set $sum (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $eight)) (v128.load offset=16 (local.get $x)))))
          (local.set $w (i32.add (local.get $w) (i32.const 16)))
          (local.set $x (i32.add (local.get $x) (i32.const 32)))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $numbers (i32.lt_u (local.get $at) (local.get $length))))
        (i32.store
          (i32.add (local.get $out)
            (i32.shl (i32.add (i32.mul (local.get $line) (local.get $rows)) (local.get $row)) (i32.const 2)))
          (i32.add
            (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
            (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (local.set $line (i32.add (local.get $line) (i32.const 1)))
        (br_if $linesLoop (i32.lt_u (local.get $line) (local.get $count))))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $rowsLoop (i32.lt_u (local.get $row) (local.get $rows))))))
